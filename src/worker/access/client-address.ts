import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'

/** Returns the reader's network address from the platform's header; null if none is configured. */
export const readClientAddress = ({ config }: Pick<EdgeDependencies, 'config'>, c: EdgeContext): string | null =>
  config.clientAddressHeader ? (c.req.header(config.clientAddressHeader) ?? null) : null
