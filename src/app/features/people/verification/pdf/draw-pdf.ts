import { getDocument } from 'unpdf/pdfjs'

/** More of a file is not drawn; it can be saved. */
export const MAX_DRAWN_PAGES = 20
/** Points of a drawn page: an A4 one can be read in small print. */
const WIDTH = 1400
const MAX_HEIGHT = 4000
/** Points of a picture within: a page at 600 dpi has 35 million. */
const MAX_PICTURE = 50_000_000

/** A page as a picture; undefined if parts could not be drawn, because it must not look like an empty page. */
export type DrawnPage = { picture: Blob | undefined; pages: number }

type Canvas = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D | null }

/** Where PDF.js draws in a worker, which has no document to make a canvas in. */
class OffscreenFactory {
  create(width: number, height: number): Canvas {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d') }
  }
  reset({ canvas }: Canvas, width: number, height: number): void {
    canvas.width = width
    canvas.height = height
  }
  destroy({ canvas }: Canvas): void {
    canvas.width = 0
    canvas.height = 0
  }
}

/** Filters of SVG need a document; without one a page is drawn without them. */
class NoFilters {
  addFilter = (): string => 'none'
  addHCMFilter = (): string => 'none'
  addAlphaFilter = (): string => 'none'
  addLuminosityFilter = (): string => 'none'
  addKnockoutFilter = (): string => 'none'
  addHighlightHCMFilter = (): string => 'none'
  createSelectionStyle = (): null => null
  destroy(): void {}
}

type Page = {
  getViewport: (at: { scale: number }) => { width: number; height: number }
  render: (how: unknown) => { promise: Promise<void> }
  cleanup: () => void
}

/** Warnings of PDF.js when it omits a part of a page and continues: some kinds of pictures, letters without a table, broken parts. */
const LOSS =
  /getOperatorList - ignoring|getContentStream - ignoring|handleTilingType|_handleColorSpace|buildFontPaths|loadFont|ensureStateFont|font loading|decode image|ignoring the rest|exceeded maximum/

/** Counts omitted parts from now on. PDF.js only reports them to the console, which belongs to this worker. */
function countLosses(): () => number {
  let losses = 0
  console.warn = (text: unknown) => {
    if (LOSS.test(String(text).slice(0, 200))) losses += 1
  }
  return () => losses
}

async function drawPage(page: Page, losses: () => number): Promise<Blob | undefined> {
  const before = losses()
  const whole = page.getViewport({ scale: 1 })
  const scale = Math.min(WIDTH / whole.width, MAX_HEIGHT / whole.height)
  const viewport = page.getViewport({ scale })
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  try {
    await page.render({ canvas: null, canvasContext: canvas.getContext('2d'), viewport }).promise
    return losses() === before ? await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 }) : undefined
  } catch {
    return undefined
  } finally {
    page.cleanup()
  }
}

/** Draws a PDF page by page. Letters are drawn as outlines; nothing in the file is run, and nothing that it names is fetched. */
export async function drawPdf(data: Uint8Array, tell: (page: DrawnPage) => void): Promise<void> {
  const losses = countLosses()
  const document = await getDocument({
    data,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: MAX_PICTURE,
    verbosity: 1,
    CanvasFactory: OffscreenFactory,
    FilterFactory: NoFilters,
  } as never).promise
  const pages = document.numPages
  for (let number = 1; number <= Math.min(pages, MAX_DRAWN_PAGES); number += 1)
    tell({ picture: await drawPage((await document.getPage(number)) as unknown as Page, losses), pages })
}
