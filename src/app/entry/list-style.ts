import '../ui/styles/core.css'
