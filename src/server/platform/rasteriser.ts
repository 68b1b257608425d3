import { initWasm, Resvg } from '@resvg/resvg-wasm'
import wasm from '@resvg/resvg-wasm/index_bg.wasm'

/** Renders an SVG without text as PNG. */
export type Rasteriser = (svg: string) => Promise<Uint8Array>

let ready: Promise<void> | undefined

export const rasterise: Rasteriser = async (svg) => {
  ready ??= initWasm(wasm)
  await ready
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } })
  try {
    const image = drawing.render()
    try {
      return image.asPng()
    } finally {
      image.free()
    }
  } finally {
    drawing.free()
  }
}
