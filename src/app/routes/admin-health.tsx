import { sectionPage } from '../features/section/section-page.tsx'

export default sectionPage('admin-health')
