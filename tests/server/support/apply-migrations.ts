import { applyD1Migrations, env, reset } from 'cloudflare:test'
import './count-bindings.ts'
import { wrapOnce } from './wrap-once.ts'

wrapOnce()
await reset()
await applyD1Migrations(env.DB, env.MIGRATIONS)
