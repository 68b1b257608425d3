import { cvPage } from '#src/app/features/seaman/cv-page.tsx'

export default cvPage('additional')
