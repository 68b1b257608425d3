import { type Rendered, type Renderer, type RenderInput, STYLE_HASH } from '#src/worker/renderer.ts'

const html = (lines: readonly string[]) => `<!doctype html><html><body>${lines.join('\n')}</body></html>`
const headers = () => new Headers({ 'content-type': 'text/html; charset=utf-8', [STYLE_HASH]: 'sha256-style' })

function describeInput(kind: string, input: RenderInput): string[] {
  const { route, locale, path, search, session, nonce, csrfToken, failure, serverDown, params } = {
    ...input,
    params: input.route.params,
  }
  return [
    `kind=${kind}`,
    `route=${route.route.id}`,
    `params=${JSON.stringify(params)}`,
    `locale=${locale}`,
    `path=${path}`,
    `search=${search}`,
    `who=${session?.role ?? 'guest'}`,
    `nonce=${nonce}`,
    `token=${csrfToken ?? ''}`,
    `down=${serverDown ?? false}`,
    `failure=${failure ? JSON.stringify(failure) : ''}`,
  ]
}

/** A renderer that writes down what it was given. Tests replace single functions of it. */
export function createFakeRenderer(replaced: Partial<Renderer> = {}): Renderer {
  const page =
    (kind: 'document' | 'app') =>
    async (input: RenderInput): Promise<Rendered> => ({
      status: input.status ?? 200,
      body: html(describeInput(kind, input)),
      headers: headers(),
    })
  return {
    frameDocuments: (_, next) => next(),
    renderDocument: page('document'),
    renderApp: page('app'),
    renderError: async (input) => ({
      status: input.status,
      body: html([
        ...describeInput('error', input),
        `message=${input.message}`,
        `asked=${input.asked}`,
        `retry=${input.retry}`,
        `needs=${input.needs ?? ''}`,
      ]),
      headers: headers(),
      kind: 'document',
    }),
    runAction: async () => ({ redirect: '/' }),
    ...replaced,
  }
}

/** An action that counts how often it was run. */
export function createWatchedAction() {
  let runs = 0
  const run: Renderer['runAction'] = async () => {
    runs += 1
    return { redirect: '/' }
  }
  return { run, runs: () => runs }
}
