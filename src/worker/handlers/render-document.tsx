import { clientAssets, documents } from 'virtual:client-assets'
import {
  type PageHead,
  renderErrorDocument,
  SPECULATION_RULES,
  renderDocument as toHtml,
} from '#src/app/entry/server.tsx'
import { HOMES } from '#src/contract/http/roles.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { loadControls } from '#src/i18n/load.ts'
import { alternatesOf } from '../policy/canonical.ts'
import { writeHints } from '../policy/early-hints.ts'
import { isSentByScript } from '../policy/sent-by-script.ts'
import { type ErrorInput, type Rendered, type RenderInput, STYLE_HASH } from '../renderer.ts'
import type { DocumentStyle } from '../style/document-style.ts'
import { createStyleInliner, removeInlineStyle, type StyledDocument } from '../style/inline-style.ts'
import { createContext, loadForPage } from './load-page.ts'

const ASSETS = {
  enhance: documents.enhance,
  preloads: documents.preloads,
  count: documents.count,
  leaving: documents.leaving,
  aside: documents.aside,
  seal: documents.seal,
  speculation: SPECULATION_RULES,
}

const { client, packages, sheet, preloads, passkeys } = clientAssets

/** The app follows the pages of the auth layout: files of its first page. */
const ENTRANCE = {
  ...ASSETS,
  entrance: { passkeys, ahead: [...(sheet ? [sheet] : []), client, packages, ...preloads] },
}

const inlineStyle = createStyleInliner(documents.style as DocumentStyle)

const styleFor = async (
  { request }: RenderInput,
  bare: string,
): Promise<Pick<StyledDocument, 'html'> & Partial<StyledDocument>> =>
  isSentByScript(request) ? { html: removeInlineStyle(bare) } : inlineStyle(bare)

const HINTS = writeHints([documents.enhance, ...documents.preloads])

const htmlHeaders = (language: string, styleHash: string | undefined) =>
  new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    link: HINTS,
    ...(styleHash && { [STYLE_HASH]: styleHash }),
  })

function linksOf({ route: { route }, path, search, origin, locale }: RenderInput, { canonical, languages }: PageHead) {
  const own = canonical === undefined ? undefined : new URL(canonical, origin)
  return alternatesOf(route, own?.pathname ?? path, own?.searchParams ?? search, origin, locale, languages)
}

async function loadChoice(session: SessionUser | null) {
  const formatsCode = session?.formats
  return formatsCode ? { formatsCode, controls: await loadControls(formatsCode) } : undefined
}

const isGuest = ({ session, serverDown }: Pick<RenderInput, 'session' | 'serverDown'>): boolean =>
  !session && !serverDown

/** Renders a page as a document. */
export async function renderDocument(input: RenderInput, productName: string): Promise<Rendered> {
  const loaded = await loadForPage(input, productName)
  if (loaded.kind === 'redirect') return { redirect: loaded.to, permanent: loaded.permanent }
  const { route } = input.route
  const bare = await toHtml({
    render: input.render,
    route,
    ctx: loaded.ctx,
    data: loaded.data,
    head: loaded.head,
    productName,
    assets: route.layout === 'auth' ? ENTRANCE : ASSETS,
    failure: input.failure,
    csrfToken: input.csrfToken,
    isAccountAway: input.serverDown === true,
    isGuest: isGuest(input),
    links: loaded.noindex ? undefined : linksOf(input, loaded.head),
    choice: await loadChoice(input.session),
  })
  const { html, hash } = await styleFor(input, bare)
  return {
    status: input.status ?? 200,
    body: html,
    headers: htmlHeaders(input.locale, hash),
    noindex: loaded.noindex,
    isIncomplete: loaded.head.isIncomplete === true,
    ...(loaded.head.until && { until: loaded.head.until }),
  }
}

/** Renders the error page of a status in the reader's language. */
export async function renderError(input: ErrorInput, productName: string): Promise<Rendered> {
  const ctx = await createContext(input, productName)
  const bare = await renderErrorDocument({
    render: input.render,
    route: input.route.route,
    ctx,
    productName,
    assets: ASSETS,
    csrfToken: input.csrfToken,
    isGuest: isGuest(input),
    status: input.status,
    message: input.message,
    path: input.retry,
    asked: input.asked,
    cat: Math.floor(Math.random() * 1000),
    home: input.session ? HOMES[input.session.role] : '/',
    needs: input.needs,
  })
  const { html, hash } = await styleFor(input, bare)
  return {
    status: input.status,
    body: html,
    headers: htmlHeaders(input.locale, hash),
    noindex: true,
    kind: 'document',
  }
}
