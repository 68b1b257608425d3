import { type DrawnPage, drawPdf } from './draw-pdf.ts'

/** What comes back: each page, and that it was the last, or that there was none. */
export type DrawAnswer = { drawn: DrawnPage } | { ended: 'whole' | 'broken' }

/** The whole life of a worker: one file. What draws has messages of its own. */
addEventListener('message', ({ data }: MessageEvent<{ pdf?: Uint8Array }>) => {
  if (!data.pdf) return
  const tell = (answer: DrawAnswer) => postMessage(answer)
  void drawPdf(data.pdf, (drawn) => tell({ drawn })).then(
    () => tell({ ended: 'whole' }),
    () => tell({ ended: 'broken' }),
  )
})
