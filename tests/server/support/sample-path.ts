import type { EndpointSpec } from '#src/contract/http/endpoint.ts'

/** Parameters that are not ids. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/server/user/language/{lang}': 'uk',
  '/server/dev/mail/{id}': 'nothing',
  '/server/sitemap/{source}': 'vacancy?until=9',
  '/server/og/{kind}/{file}': 'vacancy',
  '/server/img/{kind}/{file}': 'logo',
}

/** The path of an endpoint with a value for every parameter: a sample, or the id. */
export const samplePath = ({ path }: EndpointSpec, id: string): string => path.replace(/\{\w+\}/g, SAMPLES[path] ?? id)
