import { showAvatar } from './features/accounts/shown-avatar.repository.ts'
import { showLogo } from './features/companies/shown-logo.repository.ts'
import type { FileActs } from './features/files/file-acts.ts'

/** What happens with the pictures of each purpose, in the batch that stores or takes one away. */
export const FILE_ACTS: FileActs = { avatar: showAvatar, logo: showLogo }
