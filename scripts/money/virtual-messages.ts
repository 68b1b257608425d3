import { registerHooks } from 'node:module'
import { messagesPlugin } from '../../build/messages-plugin.ts'

const NAME = 'virtual:messages'
const { load } = messagesPlugin() as { load: (id: string) => string | { code: string } }

/** Lets a command load what imports texts: outside Vite nothing else serves them. Import this before. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith(NAME) ? { url: specifier, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    if (!url.startsWith(NAME)) return next(url, context)
    const loaded = load.call({ addWatchFile: () => {} } as never, `\0${url}`)
    return { format: 'module', source: typeof loaded === 'string' ? loaded : loaded.code, shortCircuit: true }
  },
})
