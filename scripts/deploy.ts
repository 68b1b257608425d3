import { execFileSync } from 'node:child_process'
import { createBuilder } from 'vite'

const SERVER = 'dist/gangway_server/wrangler.json'
const EDGE = 'dist/gangway_edge/wrangler.json'

const wrangler = (...args: string[]) => execFileSync('npx', ['wrangler', ...args], { stdio: 'inherit' })

// The plugin reads the environment while it builds: the files in dist/ are those of production.
process.env.CLOUDFLARE_ENV = 'production'
const builder = await createBuilder({ logLevel: 'warn' })
await builder.buildApp()

wrangler(
  'd1',
  'migrations',
  'apply',
  'gangway',
  '--remote',
  '--config',
  'src/server/wrangler.toml',
  '--env',
  'production',
)
// The server first: the edge is bound to it.
wrangler('deploy', '--config', SERVER)
wrangler('deploy', '--config', EDGE)
