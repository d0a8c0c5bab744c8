// Plays sounds and music by Web Audio. Call it only after somebody touched the page: before that no
// browser lets a page be heard.
import { settings } from '../browser/settings.svelte';
import { addressOf } from './files';
import { loops, type Loop, type Sound } from './table';

const seam = 0.25; // seconds a file of music runs on at either end (sound/render.py)
const late = 0.6; // seconds: a sound that took longer to come is not played any more
const slope = 1.2; // seconds that music takes to come and go
// What comes often is softer.
const softer: Partial<Record<Sound, number>> = {
  deal: 0.5,
  lay: 0.6,
  flip: 0.6,
  coins: 0.6,
  hooves: 0.6,
  stamp: 0.5,
  shot: 0.8,
};
const tunes = new Set<Sound>([
  'fight',
  'poker',
  'faro',
  'shop',
  'story',
  'gazette',
  'turn',
  'win',
  'rise',
]);
const soundGain = [0, 0.25, 0.5, 1];
const musicGain = [0, 0.15, 0.35, 0.7];

let context: AudioContext | undefined;
let sounds: GainNode;
let music: GainNode;
const buffers = new Map<string, Promise<AudioBuffer>>();
const lastOf = new Map<Sound, number>();
let wanted: Loop | '' = '';
let playing: { name: Loop; source: AudioBufferSourceNode; gain: GainNode } | null = null;

function wake(): AudioContext {
  if (!context) {
    context = new AudioContext();
    sounds = new GainNode(context);
    music = new GainNode(context);
    sounds.connect(context.destination);
    music.connect(context.destination);
    document.addEventListener('visibilitychange', () => void tend());
    mix();
  }
  if (context.state === 'suspended') void context.resume();
  return context;
}

async function decode(name: string): Promise<AudioBuffer> {
  const answer = await fetch(addressOf(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return wake().decodeAudioData(await answer.arrayBuffer());
}

function load(name: string): Promise<AudioBuffer> {
  const known = buffers.get(name);
  if (known) return known;
  const loading = decode(name);
  buffers.set(name, loading);
  // without a network: not until there is one again
  loading.catch(() => addEventListener('online', () => buffers.delete(name), { once: true }));
  return loading;
}

const loudness = (level: number, gains: number[]) => (settings.mute ? 0 : (gains[level] ?? 0));

/** Sets the volumes as they are chosen. */
export function mix() {
  if (!context) return;
  const now = context.currentTime;
  sounds.gain.setTargetAtTime(loudness(settings.sound, soundGain), now, 0.03);
  music.gain.setTargetAtTime(loudness(settings.music, musicGain), now, 0.1);
  void tend();
}

/** Plays a sound, so many seconds from now. A page that is not looked at only calls its player. */
export async function play(name: Sound, after = 0) {
  if (!loudness(settings.sound, soundGain) || (document.hidden && name !== 'turn')) return;
  const at = wake();
  const start = at.currentTime + after;
  if (start - (lastOf.get(name) ?? -1) < 0.09) return;
  lastOf.set(name, start);
  const buffer = await load(name).catch(() => null);
  if (!buffer || at.currentTime > start + late || !loudness(settings.sound, soundGain)) return;
  const gain = new GainNode(at, { gain: softer[name] ?? 1 });
  const playbackRate = tunes.has(name) ? 1 : 0.96 + 0.08 * Math.random();
  const source = new AudioBufferSourceNode(at, { buffer, playbackRate });
  source.connect(gain).connect(sounds);
  source.start(Math.max(start, at.currentTime));
}

/** One round of the music whose end runs into its beginning. */
function round(buffer: AudioBuffer, seconds: number): AudioBuffer {
  const { sampleRate, numberOfChannels } = buffer;
  const length = Math.round(seconds * sampleRate);
  const from = Math.round(seam * sampleRate);
  const blend = Math.min(Math.round(0.1 * sampleRate), buffer.length - from - length);
  const made = new AudioBuffer({ length, sampleRate, numberOfChannels });
  for (let channel = 0; channel < numberOfChannels; channel++) {
    const all = buffer.getChannelData(channel);
    const one = all.slice(from, from + length);
    for (let i = 0; i < blend; i++) {
      const share = i / blend;
      one[i] = one[i] * share + all[from + length + i] * (1 - share);
    }
    made.copyToChannel(one, channel);
  }
  return made;
}

function fadeOut() {
  if (!playing || !context) return;
  const { source, gain } = playing;
  playing = null;
  gain.gain.setTargetAtTime(0, context.currentTime, slope / 4);
  source.stop(context.currentTime + slope);
}

// Brings what is played in line with what is wanted.
async function tend() {
  const name = document.hidden || !loudness(settings.music, musicGain) ? '' : wanted;
  if (playing?.name === name) return;
  fadeOut();
  if (!name) return;
  const at = wake();
  const buffer = await load(name).catch(() => null);
  if (!buffer || playing || document.hidden || wanted !== name) return;
  if (!loudness(settings.music, musicGain)) return;
  const gain = new GainNode(at, { gain: 0 });
  const source = new AudioBufferSourceNode(at, { buffer: round(buffer, loops[name]), loop: true });
  source.connect(gain).connect(music);
  gain.gain.setTargetAtTime(1, at.currentTime, slope / 2);
  source.start();
  playing = { name, source, gain };
}

/** The music of this moment; '': none. */
export function playMusic(name: Loop | '') {
  wanted = name;
  void tend();
}
