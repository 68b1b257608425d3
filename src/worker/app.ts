import { Hono } from 'hono'
import type { EdgeDependencies } from './dependencies.ts'
import type { EdgeEnv } from './environment.ts'
import { EdgeError } from './errors.ts'
import { answerError } from './handlers/answer-error.ts'
import { chooseCookies } from './handlers/choose-cookies.ts'
import { chooseTables } from './handlers/choose-tables.ts'
import { proxyServer } from './handlers/proxy-server.ts'
import { receiveCspReports } from './handlers/receive-csp-reports.ts'
import { serveArticleFeed } from './handlers/serve-article-feed.ts'
import { serveAsset } from './handlers/serve-asset.ts'
import { serveBuild } from './handlers/serve-build.ts'
import { serveCalendar } from './handlers/serve-calendar.ts'
import { serveManifest, serveOpenSearch } from './handlers/serve-descriptions.ts'
import { serveVacancyFeed } from './handlers/serve-feed.ts'
import { serveMessages } from './handlers/serve-messages.ts'
import { servePage } from './handlers/serve-page.ts'
import { serveImage, serveSharePicture } from './handlers/serve-picture.ts'
import { serveRobots } from './handlers/serve-robots.ts'
import { serveSecurityContact } from './handlers/serve-security-contact.ts'
import { serveSitemaps } from './handlers/serve-sitemap.ts'
import { showMails } from './handlers/show-mail.ts'
import { submitPage } from './handlers/submit-page.ts'
import { takePostedReturn } from './handlers/take-posted-return.ts'
import { addCookies } from './middleware/add-cookies.ts'
import { assignRequestId } from './middleware/assign-request-id.ts'
import { findPage } from './middleware/find-page.ts'
import { guardPage } from './middleware/guard-page.ts'
import { keepLanguage } from './middleware/keep-language.ts'
import { limitWrites } from './middleware/limit-writes.ts'
import { loadSession } from './middleware/load-session.ts'
import { readAddress } from './middleware/read-address.ts'
import { redirectCanonical } from './middleware/redirect-canonical.ts'
import { redirectDoubledPrefix } from './middleware/redirect-doubled-prefix.ts'
import { refuseMissingFile } from './middleware/refuse-missing-file.ts'
import { refuseUnknownHost } from './middleware/refuse-unknown-host.ts'
import { rememberSource } from './middleware/remember-source.ts'
import { setSecurityHeaders } from './middleware/set-security-headers.ts'
import { validatePage } from './middleware/validate-page.ts'

/** Creates the edge's pipeline, in the order in which a request passes it. */
export function createEdgeApp(dependencies: EdgeDependencies) {
  if (!dependencies.config.origin)
    dependencies.log({ warning: 'ORIGIN is missing: links name the host of each request' })
  const app = new Hono<EdgeEnv>()
  app.onError(answerError(dependencies))

  app.use(dependencies.renderer.frameDocuments)
  app.use(assignRequestId(dependencies))
  app.use(setSecurityHeaders(dependencies))
  app.use(refuseUnknownHost(dependencies))
  app.use(readAddress(dependencies))
  app.use(limitWrites(dependencies))

  app.use(redirectDoubledPrefix())
  serveWhatIsNoPage(app, dependencies)
  app.use(refuseMissingFile())

  app.use(addCookies(dependencies))
  app.use(findPage())
  app.use(redirectCanonical(dependencies))
  app.use(rememberSource(dependencies))
  app.use(loadSession(dependencies))
  app.use(keepLanguage())
  app.use(validatePage())
  app.use(guardPage())
  app.get('*', servePage(dependencies))
  app.post('*', submitPage(dependencies))
  app.all('*', () => {
    throw new EdgeError(405, 'edge.method.text', { code: 'method-not-allowed' })
  })
  return app
}

/** Addresses that are not pages: the server's, generated files, pictures, reports. */
function serveWhatIsNoPage(app: Hono<EdgeEnv>, dependencies: EdgeDependencies): void {
  const sitemaps = serveSitemaps(dependencies)
  const mails = showMails(dependencies)
  app.all('/server/*', proxyServer(dependencies))
  app.post('/_csp', receiveCspReports(dependencies))
  app.post('/_cookies', chooseCookies(dependencies))
  app.post('/_tables', chooseTables)
  app.get('/assets/:file', serveAsset(dependencies))
  app.get('/_build', serveBuild(dependencies))
  app.get('/_i18n/:build/:file', serveMessages(dependencies))
  app.get('/robots.txt', serveRobots())
  app.get('/.well-known/security.txt', serveSecurityContact(dependencies))
  app.get('/sitemap.xml', sitemaps.serveIndex)
  app.get('/:locale/sitemap.xml', sitemaps.serveStatic)
  app.get('/:locale/:part{sitemap-[a-z]+-[0-9]+\\.xml}', sitemaps.servePart)
  for (const prefix of ['', '/:locale']) {
    app.get(`${prefix}/manifest.webmanifest`, serveManifest(dependencies))
    app.get(`${prefix}/opensearch.xml`, serveOpenSearch(dependencies))
    app.get(`${prefix}/feed/vacancies.xml`, serveVacancyFeed(dependencies))
    app.get(`${prefix}/feed/blog/:category{[a-z]+\\.xml}`, serveArticleFeed(dependencies))
  }
  app.get('/og/:kind/:file', serveSharePicture(dependencies))
  app.get('/img/:kind/:file', serveImage(dependencies))
  app.get('/calendar/:file{.+\\.ics}', serveCalendar(dependencies))
  app.post('/auth/callback/:provider', takePostedReturn)
  app.get('/dev/mail', mails.list)
  app.get('/dev/mail/:id', mails.show)
}
