import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'

/** The reader's network address as the platform in front wrote it; null where no header is named that it writes. */
export const readClientAddress = ({ config }: Pick<EdgeDependencies, 'config'>, c: EdgeContext): string | null =>
  config.clientAddressHeader ? (c.req.header(config.clientAddressHeader) ?? null) : null
