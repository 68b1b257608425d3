/** What the build reads of a font; the package brings no types. */
declare module 'opentype.js' {
  export type PathCommand = { type: string } & Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>>
  export type Font = {
    unitsPerEm: number
    charToGlyphIndex: (character: string) => number
    charToGlyph: (character: string) => {
      advanceWidth?: number
      getPath: (x: number, y: number, size: number) => { commands: PathCommand[] }
    }
  }
  const opentype: { parse: (buffer: ArrayBuffer) => Font }
  export default opentype
}
