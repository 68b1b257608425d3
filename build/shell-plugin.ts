import { createHash } from 'node:crypto'
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { COLOUR_MODE_SCRIPT } from '../src/app/entry/colour-mode-script.ts'
import { SHELL_PATH, WORKER_PATH } from '../src/contract/http/shell-paths.ts'
import { NOTIFIER_PATH } from '../src/contract/inbox/notification-paths.ts'
import { createShellCsp } from '../src/worker/policy/csp.ts'
import { CLIENT_ENTRIES, collect, createBuildId, KEPT, LEAVING, type Manifest } from './client-assets-plugin.ts'
import { listOwnFiles } from './own-files.ts'

const KEEPER = 'src/app/entry/kept/worker.ts'
const NOTIFIER = 'src/app/entry/notifications/notifier.ts'
const STYLE = 'src/app/styles/index.ts'
/** What the first view of the kept CV takes: its page, and what knows where pages are. */
const FIRST = ['src/app/entry/later-pages.ts', 'src/app/routes/dashboard/seaman/cv.tsx']
const addressOf = (file: string) => `/${file}`

/** The page that the worker answers with: the same for everyone. Its root says of which build it is. */
export function writeShell(manifest: Manifest, id: string): string {
  const kept = collect(manifest, KEPT)
  const first = [...kept.files, ...FIRST.flatMap((part) => collect(manifest, part).files)]
  const loads = [...new Set(first)].map((file) => `<link rel="modulepreload" href="${addressOf(file)}">`)
  const sheet = collect(manifest, STYLE).css.map((file) => `<link rel="stylesheet" href="${addressOf(file)}">`)
  return `<!doctype html>
<html data-kind="app" data-build="${id}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>…</title><script>${COLOUR_MODE_SCRIPT}</script>${sheet.join('')}${loads.join('')}<script type="module" src="${addressOf(manifest[KEPT]?.file ?? '')}" data-leaving="${addressOf(manifest[LEAVING]?.file ?? '')}"></script></head><body></body></html>
`
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const writeHeaders = () => `
${SHELL_PATH}
  X-Robots-Tag: noindex
  Cache-Control: no-cache
  ! Content-Security-Policy
  Content-Security-Policy: ${createShellCsp([hashOf(COLOUR_MODE_SCRIPT)])}
`

/** One file that needs no other, as browsers keep it. */
async function buildWorker(root: string, entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      copyPublicDir: false,
      rollupOptions: { input: join(root, entry), output: { format: 'iife' } },
    },
  })
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
  if (!code) throw new Error(`${entry} was not built`)
  return code
}

/** @param files addresses of the files of the seafarer's own pages */
export const buildKeeper = (root: string, id: string, files: readonly string[]): Promise<string> =>
  buildWorker(root, KEEPER, { __BUILD__: JSON.stringify(id), __FILES__: JSON.stringify(files) })

export const buildNotifier = (root: string): Promise<string> => buildWorker(root, NOTIFIER)

/** Builds what opens the seafarer's own pages offline: a page without personal data, the worker that caches it, and the worker for notifications. */
export function shellPlugin(): Plugin {
  let root = process.cwd()
  return {
    name: 'gangway-shell',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root
    },
    async writeBundle({ dir = '' }) {
      const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest
      const drawings = (await readdir(join(dir, 'assets'))).filter((file) => file.endsWith('.svg'))
      const id = createBuildId(root)
      const drawn = drawings.map((file) => `assets/${file}`)
      const files = [...new Set([...listOwnFiles(manifest, CLIENT_ENTRIES), ...drawn])].map(addressOf)
      await writeFile(join(dir, `${SHELL_PATH.slice(1)}.html`), writeShell(manifest, id))
      await writeFile(join(dir, WORKER_PATH.slice(1)), await buildKeeper(root, id, files))
      await writeFile(join(dir, NOTIFIER_PATH.slice(1)), await buildNotifier(root))
      await appendFile(join(dir, '_headers'), writeHeaders())
    },
  }
}
