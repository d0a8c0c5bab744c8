import { positionFor } from '../../state/workshop/trial';

/** Where a card is tried; '' where there is no position for cards of its kind. */
export const tryPath = (id: string, text: string): string =>
  positionFor(text, () => '', 0, '') === null ? '' : `/workshop/${id}/try`;
