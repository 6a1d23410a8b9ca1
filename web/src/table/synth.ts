/** The sounds themselves, made of tones and filtered noise. */
import type { Sound, SoundKind } from "./sound";

/** Seconds between the beginnings of two sounds. */
const APART = 0.13;
/** Milliseconds for which a sound may wait to be allowed. */
const PATIENCE = 300;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** What one part of a sound is: a glide from one pitch to another that fades away. */
interface Part {
  /** Seconds after the beginning of the sound. */
  at?: number;
  from: number;
  to?: number;
  length: number;
  volume: number;
  /** Seconds until it is at its loudest. */
  rise?: number;
}

interface Desk {
  /** A pitch in hertz. */
  tone: (wave: OscillatorType, part: Part) => void;
  /** Noise around a frequency; a larger `q` is a narrower band. */
  noise: (q: number, part: Part) => void;
}

const RECIPES: Record<SoundKind, (desk: Desk) => void> = {
  turn({ tone }) {
    tone("triangle", { from: 523.25, length: 0.5, volume: 0.4, rise: 0.02 });
    tone("triangle", { at: 0.14, from: 783.99, length: 0.5, volume: 0.4, rise: 0.02 });
  },
  dice({ tone, noise }) {
    // Falling dice: knocks that come closer together, no two alike.
    let at = 0;
    for (let knock = 0; knock < 7; knock++) {
      const pitch = 1700 + Math.random() * 1600;
      noise(6, { at, from: pitch, length: 0.045, volume: 0.9 - knock * 0.08 });
      tone("sine", { at, from: pitch / 5, to: pitch / 7, length: 0.05, volume: 0.25 });
      at += 0.1 - knock * 0.009 + Math.random() * 0.025;
    }
  },
  launch({ tone, noise }) {
    noise(0.8, { from: 160, to: 1500, length: 1, volume: 0.8, rise: 0.25 });
    tone("sine", { from: 55, to: 190, length: 0.9, volume: 0.5, rise: 0.2 });
  },
  landing({ tone, noise }) {
    noise(0.9, { from: 1300, to: 220, length: 0.42, volume: 0.5, rise: 0.06 });
    tone("sine", { at: 0.3, from: 150, to: 62, length: 0.28, volume: 0.9 });
  },
  crash({ tone, noise }) {
    noise(0.4, { from: 2600, to: 90, length: 1.1, volume: 1 });
    tone("sine", { from: 95, to: 28, length: 0.8, volume: 1 });
    for (let piece = 1; piece <= 5; piece++)
      noise(7, { at: piece * 0.13, from: 900 + Math.random() * 2400, length: 0.06, volume: 0.5 });
  },
  card({ noise }) {
    noise(1.2, { from: 2300, to: 5200, length: 0.1, volume: 0.5, rise: 0.03 });
    noise(2, { at: 0.07, from: 1500, length: 0.04, volume: 0.4 });
  },
  tile({ tone, noise }) {
    noise(3, { from: 3000, length: 0.02, volume: 0.5 });
    tone("triangle", { from: 920, to: 860, length: 0.09, volume: 0.5 });
    tone("sine", { at: 0.012, from: 1480, length: 0.07, volume: 0.3 });
  },
  meeple({ tone, noise }) {
    noise(2.5, { from: 1100, length: 0.025, volume: 0.5 });
    tone("sine", { from: 430, to: 310, length: 0.11, volume: 0.8 });
  },
};

/** Play sounds one after the other, at a volume from 0 to 1. */
export async function synthesize(sounds: readonly Sound[], volume: number): Promise<void> {
  const audio = await running();
  sounds.forEach(({ kind, pitch = 1, length = 1 }, place) => {
    if (audio) RECIPES[kind](desk(audio, audio.currentTime + place * APART, pitch, length, volume));
  });
}

/** The audio context once it runs. What is given to one that waits would all be heard later. */
async function running(): Promise<AudioContext | null> {
  try {
    context ??= new AudioContext();
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    if (context.state !== "running") await Promise.race([context.resume(), late]);
    return context.state === "running" ? context : null;
  } catch {
    // No audio device.
    return null;
  }
}

function desk(audio: AudioContext, start: number, pitch: number, length: number, volume: number): Desk {
  const glide = (frequency: AudioParam, part: Part, begin: number, end: number) => {
    frequency.setValueAtTime(part.from * pitch, begin);
    frequency.exponentialRampToValueAtTime((part.to ?? part.from) * pitch, end);
  };
  const send = (source: AudioScheduledSourceNode, through: AudioNode, part: Part) => {
    const begin = start + (part.at ?? 0) * length;
    const end = begin + part.length * length;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.linearRampToValueAtTime(part.volume * volume, begin + (part.rise ?? 0.004) * length);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    through.connect(gain).connect(audio.destination);
    source.start(begin);
    source.stop(end + 0.02);
    return [begin, end] as const;
  };
  return {
    tone(wave, part) {
      const source = audio.createOscillator();
      source.type = wave;
      glide(source.frequency, part, ...send(source, source, part));
    },
    noise(q, part) {
      const source = audio.createBufferSource();
      source.buffer = hiss ??= whiteNoise(audio);
      source.loop = true;
      const band = audio.createBiquadFilter();
      band.type = "bandpass";
      band.Q.value = q;
      source.connect(band);
      glide(band.frequency, part, ...send(source, band, part));
    },
  };
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
