import { ships } from 'virtual:drawings'
import { PICTURE_SIZE } from '#src/contract/picture/picture.ts'
import { type Face, type Fitted, outline } from './typeset.ts'

/** The light colours of the pages. */
export const COLOURS = {
  paper: '#f3f2ec',
  sheet: '#fdfdfa',
  ink: '#0d2231',
  second: '#3a4c59',
  rule: '#d5d5ca',
  bar: '#36607b',
  deep: '#0f2f42',
  onDeep: '#f2f6f4',
  onDeepSecond: '#b5c9d3',
} as const
export type Colour = keyof typeof COLOURS

export const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE
export const MARGIN = 64

export const rect = (x: number, y: number, width: number, height: number, colour: Colour): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${COLOURS[colour]}"/>`

type TextStyle = { face: Face; size: number; colour: Colour; end?: boolean }

/** One line of text from `toLatin`, starting at `x`, or ending there with `end`; `y` is the baseline. */
export function line(text: string, x: number, y: number, { face, size, colour, end }: TextStyle): string {
  const { shapes, width } = outline(face, text)
  const scale = size / 1000
  const start = end ? x - width * scale : x
  return `<g fill="${COLOURS[colour]}" transform="translate(${start} ${y}) scale(${scale})">${shapes}</g>`
}

const LEADING = 1.12

/** Lines below each other; `y` is the baseline of the last one. */
export const block = ({ size, lines }: Fitted, x: number, y: number, style: Omit<TextStyle, 'size'>): string =>
  lines
    .map((text, index) => line(text, x, y - (lines.length - 1 - index) * size * LEADING, { ...style, size }))
    .join('')

const SHIP = { width: 200, height: 56, keel: 53 }

/** A ship with its bow to the right, a fifth of its height below `waterline`. */
export function ship(silhouette: string, right: number, waterline: number, width: number, colour: Colour): string {
  const scale = width / SHIP.width
  const top = waterline - (SHIP.keel - 8) * scale
  return `<g color="${COLOURS[colour]}" fill="currentColor" transform="translate(${right - width} ${top}) scale(${scale})">${ships[silhouette] ?? ''}</g>`
}

/** The marine shield with its tick. */
export const shield = (x: number, y: number, size: number, colour: Colour): string =>
  `<path fill="none" stroke="${COLOURS[colour]}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x} ${y}) scale(${size / 20})" d="M10 2.5l6.5 2v5c0 4-2.5 6.5-6.5 8-4-1.5-6.5-4-6.5-8v-5zM7 10l2.2 2.2L13 8.2"/>`

export const svg = (...pieces: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${pieces.join('')}</svg>`
