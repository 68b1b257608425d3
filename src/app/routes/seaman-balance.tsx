import { unbuiltPage } from '../features/section/unbuilt-page.tsx'

export default unbuiltPage('seaman-balance')
