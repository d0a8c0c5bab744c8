// Tells the ear (sound/ear.ts, fetched when there is something to hear) what is shown of a game.
import { isNight, settings } from '../browser/settings.svelte';
import { askedScene, stageOf } from '../scenes/stage';
import { isPurchase } from '../scenes/shop';
import type { GameEvent } from '../engine/types';
import { added } from '../state/added';
import type { Play } from '../state/play.svelte';

type Ear = typeof import('../sound/ear');
let fetched = false;
function tell(say: (ear: Ear) => void) {
  fetched = true;
  void import('../sound/ear').then(say, () => {}); // without a network: in silence
}

/** Call it while a component is made. */
export function listen(play: () => Play) {
  const game = $derived(play().game);
  let touched = $state(navigator.userActivation?.hasBeenActive ?? false);
  let known: GameEvent[] = [];
  let opened = '';
  let asked = false;

  const audible = $derived(touched && !settings.mute && settings.sound > 0);
  const scene = $derived.by(() => {
    if (game.view?.over && !game.busy) return 'over';
    const shop = askedScene(game.prompt) === 'shop' || !!play().open?.options.some(isPurchase);
    return game.asked && shop ? 'shop' : '';
  });
  const stage = $derived(stageOf(game.events)?.kind);
  const music = $derived(
    stage === 'poker' || stage === 'faro' ? 'saloon' : isNight() ? 'night' : 'day',
  );
  const wants = $derived(touched && !!game.view && settings.music > 0);

  $effect(() => {
    const { events, view } = game;
    const fresh = added(known, events);
    const cue = scene === opened ? '' : scene;
    const called = game.asked && !asked;
    known = events;
    opened = scene;
    asked = game.asked;
    if (!audible || !fresh || !view || !(fresh.length || cue || called)) return;
    const won = view.winners.includes(view.seat);
    tell((ear) =>
      ear.hear({
        events: fresh,
        me: view.seat,
        called,
        cue: cue === 'over' ? (won ? 'win' : 'gazette') : cue,
      }),
    );
  });
  $effect(() => {
    void [settings.mute, settings.sound, settings.music];
    const now = wants ? music : '';
    if (wants || fetched) tell((ear) => ear.accompany(now));
  });
  $effect(() => () => {
    if (fetched) tell((ear) => ear.accompany(''));
  });
  $effect(() => {
    const touch = () => (touched = true);
    addEventListener('pointerdown', touch, { once: true });
    addEventListener('keydown', touch, { once: true });
    return () => {
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
    };
  });
}
