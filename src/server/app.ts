import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from './http/context.ts'
import { describeApi } from './http/describe-api.ts'
import type { Endpoint } from './http/endpoint.ts'
import { answerError } from './http/error-answer.ts'
import { findFailureOfPath } from './http/path-failure.ts'
import { registerEndpoints } from './http/register-endpoints.ts'
import { chooseLocale } from './middleware/choose-locale.ts'
import { limitBody } from './middleware/limit-body.ts'
import { loadSession } from './middleware/load-session.ts'
import { nameRequest } from './middleware/name-request.ts'
import { refuseForeignWrite } from './middleware/refuse-foreign-write.ts'
import { secureAnswer } from './middleware/secure-answer.ts'
import type { Services } from './platform/services.ts'

/** The server's pipeline, in order. */
export function createApp(services: Services, endpoints: readonly Endpoint[]): OpenAPIHono<AppEnv> {
  const app = new OpenAPIHono<AppEnv>()
  app.use(nameRequest)
  app.use(chooseLocale)
  app.use(async (c, next) => {
    c.set('services', services)
    await next()
  })
  app.use(secureAnswer)
  app.use(limitBody(endpoints))
  app.use(refuseForeignWrite(endpoints))
  app.use(loadSession)
  registerEndpoints(app, endpoints)
  describeApi(app, services.config.productName)
  app.notFound((c) => answerError(findFailureOfPath(c, endpoints), c))
  app.onError(answerError)
  return app
}
