import { reactRenderer } from '@hono/react-renderer'
import { Document, type DocumentFrame } from '#src/app/entry/server.tsx'

declare module '@hono/react-renderer' {
  interface Props extends DocumentFrame {}
}

/** From here on `c.render(page, frame)` answers with a page as a whole document. */
export const frameDocuments = reactRenderer(Document)
