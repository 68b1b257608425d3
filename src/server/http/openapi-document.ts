import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from './context.ts'

export type OpenApiDocument = ReturnType<OpenAPIHono<AppEnv>['getOpenAPI31Document']>

/** Generates the description from the schemas of the endpoints. */
export const createOpenApiDocument = (app: OpenAPIHono<AppEnv>, productName: string): OpenApiDocument =>
  app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description:
        'Writes require the header x-csrf-token from GET /server/csrf-token and the product’s own origin. ' +
        'Accept-Language selects the language of messages. Every response has the header x-request-id. ' +
        'Texts are limited in Unicode code points; they are counted as stored: in NFC, with line ends of one character, without surrounding whitespace.',
    },
  })
