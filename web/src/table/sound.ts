/** "Your turn": two soft notes, synthesized. */
let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const start = context.currentTime;
    for (const [after, pitch] of [
      [0, 523.25],
      [0.14, 783.99],
    ]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start + after);
      volume.gain.linearRampToValueAtTime(0.12, start + after + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + after + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(start + after);
      tone.stop(start + after + 0.55);
    }
  } catch {
    // No audio device.
  }
}
