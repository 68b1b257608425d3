import '../ui/styles/lists.css'
