import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { messagesPlugin } from '../../build/messages-plugin.ts'
import type { MailDocument } from './mail-documents.ts'

const RENDERER = fileURLToPath(new URL('mail-documents.ts', import.meta.url))

/** Returns one mail of each kind in each language. Vite loads the renderer, because the messages are a module of the build. */
export async function loadMails(): Promise<readonly MailDocument[]> {
  const { module } = await runnerImport<typeof import('./mail-documents.ts')>(RENDERER, {
    ...{ configFile: false, logLevel: 'error' },
    plugins: [messagesPlugin()],
  })
  return module.documents
}
