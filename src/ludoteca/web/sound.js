/** The few sounds of the hall, made on the spot: wooden knocks and a chime. */

/** @type {AudioContext | undefined} */
let audio;

/** Notes of each sound: frequency in hertz, start and length in seconds. */
const SOUNDS = {
  turn: [
    [523.25, 0, 0.28],
    [783.99, 0.13, 0.4],
  ],
  move: [[220, 0, 0.09]],
  over: [
    [392, 0, 0.3],
    [523.25, 0.14, 0.3],
    [659.25, 0.28, 0.55],
  ],
};

/** @param {keyof typeof SOUNDS} name */
export function chime(name) {
  // Browsers let a page sound only after its reader has touched it; before that, stay silent.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [pitch, start, length] of SOUNDS[name]) note(audio, pitch, start, length);
}

/**
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} start
 * @param {number} length
 */
function note(context, pitch, start, length) {
  const from = context.currentTime + start;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.16, from + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0008, from + length);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + length);
}
