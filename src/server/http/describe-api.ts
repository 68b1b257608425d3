import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from './context.ts'
import { createOpenApiDocument } from './openapi-document.ts'
import { OPENAPI_CSP, renderOpenApiPage } from './openapi-page.ts'

/** The two addresses that tell about the API; the only ones outside the list of endpoints. */
export const DESCRIPTION_PATHS = ['/server/openapi.json', '/server/openapi'] as const

const CACHE = 'public, max-age=300'

export function describeApi(app: OpenAPIHono<AppEnv>, productName: string): void {
  const [json, page] = DESCRIPTION_PATHS
  app.get(json, (c) => c.json(createOpenApiDocument(app, productName), 200, { 'cache-control': CACHE }))
  app.get(page, async (c) => {
    c.header('cache-control', CACHE)
    const answer = await c.html(renderOpenApiPage(createOpenApiDocument(app, productName)))
    c.set('contentSecurityPolicy', OPENAPI_CSP)
    return answer
  })
}
