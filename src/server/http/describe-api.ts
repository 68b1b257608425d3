import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from './context.ts'
import { createOpenApiDocument } from './openapi-document.ts'
import { OPENAPI_CSP, renderOpenApiPage } from './openapi-page.ts'

/** The two endpoints that describe the API; the only ones outside the list of endpoints. */
export const DESCRIPTION_PATHS = ['/server/openapi.json', '/server/openapi'] as const

const CACHE = 'public, max-age=300'

/** Creates the value on first use and caches it. */
function keep<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

export function describeApi(app: OpenAPIHono<AppEnv>, productName: string): void {
  const [json, page] = DESCRIPTION_PATHS
  const readDocument = keep(() => createOpenApiDocument(app, productName))
  const readJson = keep(() => JSON.stringify(readDocument()))
  const readPage = keep(() => renderOpenApiPage(readDocument()))
  app.get(json, (c) => c.body(readJson(), 200, { 'cache-control': CACHE, 'content-type': 'application/json' }))
  app.get(page, async (c) => {
    c.header('cache-control', CACHE)
    const answer = await c.html(readPage())
    c.set('contentSecurityPolicy', OPENAPI_CSP)
    return answer
  })
}
