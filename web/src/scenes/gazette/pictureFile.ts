// The drawing of the Gazette made into files: with its fonts inside, and as a PNG.
import bold from '@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff2?url';
import boldCyrillic from '@fontsource/playfair-display/files/playfair-display-cyrillic-900-normal.woff2?url';
import italic from '@fontsource/playfair-display/files/playfair-display-latin-700-italic.woff2?url';
import italicCyrillic from '@fontsource/playfair-display/files/playfair-display-cyrillic-700-italic.woff2?url';
import label from '@fontsource/oswald/files/oswald-latin-500-normal.woff2?url';
import labelCyrillic from '@fontsource/oswald/files/oswald-cyrillic-500-normal.woff2?url';
import text from '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2?url';
import textCyrillic from '@fontsource/alegreya-sans/files/alegreya-sans-cyrillic-500-normal.woff2?url';
import { width } from './picture';

async function embed(
  url: string,
  family: string,
  weight: number,
  style: string,
  cyrillic: boolean,
): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let binary = '';
  for (const b of bytes) binary += String.fromCharCode(b);
  const range = cyrillic
    ? 'U+0301,U+0400-045F,U+0490-0491,U+2116'
    : 'U+0000-00FF,U+2000-206F,U+20AC,U+2212';
  return (
    `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};` +
    `unicode-range:${range};src:url(data:font/woff2;base64,${btoa(binary)})}`
  );
}

/** The drawing with the fonts it needs. */
export async function withFonts(svg: string): Promise<string> {
  const cyrillic = /[\u0400-\u04ff]/.test(svg);
  const wanted: [string, string, string, number, string][] = [
    [bold, boldCyrillic, 'Playfair Display', 900, 'normal'],
    [italic, italicCyrillic, 'Playfair Display', 700, 'italic'],
    [label, labelCyrillic, 'Oswald', 500, 'normal'],
    [text, textCyrillic, 'Alegreya Sans', 500, 'normal'],
  ];
  const rules = await Promise.all(
    wanted.flatMap(([latin, other, family, weight, style]) => [
      embed(latin, family, weight, style, false),
      ...(cyrillic ? [embed(other, family, weight, style, true)] : []),
    ]),
  );
  return svg.replace('<!--fonts-->', `<style>${rules.join('')}</style>`);
}

export async function toPng(svg: string, height: number, scale = 1.5): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve, reject) =>
    canvas.toBlob((b) => (b ? resolve(b) : reject(new Error('no picture'))), 'image/png'),
  );
}
