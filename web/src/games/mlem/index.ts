import type { GameModule } from "../../table/board";
import Board from "./Board.svelte";
import { log } from "./log";
import { place } from "./places";
import SeatLine from "./Seat.svelte";
import { selecting } from "./selecting";
import { sounds } from "./sounds";
import { spot } from "./spots";
import Status from "./Status.svelte";
import type { View } from "./view";

export default { Board, SeatLine, Status, selecting, log, sounds, spot, place } satisfies GameModule<View>;
