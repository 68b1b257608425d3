import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { z } from 'zod'
import { describeSchema, type Schema } from './describe-schema.ts'
import { errorBodySchema } from './error-answer.ts'
import type { OpenApiDocument } from './openapi-document.ts'

const STYLE = `
:root{color-scheme:light dark;--line:#8884;--soft:#667}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem;font:16px/1.55 system-ui,sans-serif}
h2{margin-block:2.5rem .5rem}h3{font-size:1rem;margin:0}
section{border-block-start:1px solid var(--line);padding-block:1rem}
code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid var(--line);border-radius:4px;max-height:24rem}
p{margin-block:.35rem}.soft{color:var(--soft)}
`

/** Allows the page its one inline style and no script. */
export const OPENAPI_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

type Content = Record<string, { schema?: Schema }>
type Responses = Record<string, { description?: string; content?: Content }>

type Operation = {
  tags?: string[]
  summary?: string
  description?: string
  requestBody?: { content?: Content }
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  responses?: Responses
}
type Row = { method: string; path: string; operation: Operation }

const listOperations = (document: OpenApiDocument): Row[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )

const showSchema = (title: string, schema: Schema | undefined) =>
  schema === undefined ? '' : html`<details><summary>${title}</summary><pre>${describeSchema(schema)}</pre></details>`

const isRefusal = (status: string): boolean => status >= '400'

/** All errors have the same body, which the page shows once. */
const showRefusals = (responses: Responses) =>
  Object.entries(responses)
    .filter(([status]) => isRefusal(status))
    .map(([status, { description = '' }]) => html`<p class="soft">${status} ${description}</p>`)

const showOperation = ({ method, path, operation }: Row) => html`<section id="${method}${path}">
<h3><code>${method} ${path}</code></h3>
<p>${operation.summary ?? ''}</p>
<p class="soft">${operation.description ?? ''}</p>
${(operation.parameters ?? []).map((parameter) =>
  showSchema(`${parameter.in}: ${parameter.name}${parameter.required ? ' (required)' : ''}`, parameter.schema),
)}
${showSchema('Body', operation.requestBody?.content?.['application/json']?.schema)}
${Object.entries(operation.responses ?? {})
  .filter(([status]) => !isRefusal(status))
  .map(([status, { description = '', content }]) =>
    showSchema(`${status} ${description}`, content?.['application/json']?.schema),
  )}
${showRefusals(operation.responses ?? {})}
</section>`

/** Renders the description as an HTML page. */
export function renderOpenApiPage(document: OpenApiDocument) {
  const byTag = Map.groupBy(listOperations(document), ({ operation }) => operation.tags?.[0] ?? '')
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${document.info.title}</title><style>${raw(STYLE)}</style></head><body>
<h1>${document.info.title}</h1><p>${document.info.description ?? ''}</p>
<p><a href="/server/openapi.json">openapi.json</a></p>
${showSchema('What every refusal answers', z.toJSONSchema(errorBodySchema) as Schema)}
${[...byTag].map(([tag, rows]) => html`<h2>${tag}</h2>${rows.map(showOperation)}`)}
</body></html>`
}
