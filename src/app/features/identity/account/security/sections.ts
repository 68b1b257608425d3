import { devicesSection } from './devices-section.tsx'
import { emailSection } from './email-section.tsx'
import { historySection } from './history-section.tsx'
import { passkeysSection } from './passkeys-section.tsx'
import { passwordSection } from './password-section.tsx'
import type { AnySection } from './section.tsx'
import { socialSection } from './social-section.tsx'
import { twoStepSection } from './two-step-section.tsx'

/** In page order: sign-in methods (password, passkeys, two-step, social), e-mail, devices, events. */
export const SECURITY_SECTIONS: readonly AnySection[] = [
  passwordSection,
  passkeysSection,
  twoStepSection,
  socialSection,
  emailSection,
  devicesSection,
  historySection,
]
