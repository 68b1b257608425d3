import { SESSION_COOKIE } from '#src/contract/http/constants.ts'
import { decidePageKind } from '#src/contract/http/page-kind.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { answerRendered } from './answer-rendered.ts'
import { createInput } from './render-input.ts'
import { serveDocument } from './serve-document.ts'

/** Serves a page of either kind. Only visitors without a session get shared documents. */
export const servePage = (dependencies: EdgeDependencies) => {
  const serveKept = serveDocument(dependencies)
  return async (c: EdgeContext): Promise<Response> => {
    const { route } = c.get('route')
    const kind = decidePageKind(route, c.get('session') !== null)
    const anonymous = c.get('cookies')[SESSION_COOKIE] === undefined
    if (kind === 'document' && route.cache === 'public' && anonymous) return serveKept(c)
    if (kind === 'app') c.set('nonce', createNonce())
    const input = createInput(dependencies, c)
    const { renderer } = dependencies
    const rendered = await (kind === 'app' ? renderer.renderApp(input) : renderer.renderDocument(input))
    return answerRendered(c, route.index ? rendered : closed(rendered), kind)
  }
}

const closed = <T extends object>(rendered: T): T => ({ ...rendered, noindex: true })

/** 128 bits, as base64. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}
