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
        'Writes need the header x-csrf-token from GET /server/csrf-token and come from the product’s own origin. ' +
        'Accept-Language decides the language of messages. Every answer carries x-request-id. ' +
        'Texts are limited in Unicode code points; what people write is counted as it is kept: line ends as one, in NFC, without blanks at its ends.',
    },
  })
