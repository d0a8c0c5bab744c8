// The lessons that the page lists are those of content/.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lessonFile, lessonIds, positionFile } from '../src/state/lessonFiles';

const folder = join(import.meta.dirname, '../../content/lessons');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.lesson'))
  .map((name) => name.split('.')[0]);

test('every lesson has its place in the order', () => {
  expect([...lessonIds].sort()).toEqual(names.sort());
});

test('a lesson is fetched by its name, and no other', async () => {
  expect(await lessonFile('riding')).toContain('lesson riding');
  expect(await lessonFile('rid')).toBeNull();
  expect(await positionFile('riding')).toBeNull();
});
