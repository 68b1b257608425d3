import { reactRenderer } from '@hono/react-renderer'
import { Document, type DocumentFrame } from '#src/app/entry/server.tsx'

declare module '@hono/react-renderer' {
  interface Props extends DocumentFrame {}
}

/** From here `c.render(page, frame)` answers with a document. */
export const frameDocuments = reactRenderer(Document)
