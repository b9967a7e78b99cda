/** Netlify keeps from one build to the next what a change of text need not make anew, pictures above all. */
const folders = [".accepted-content", ".cache", "public"];

exports.onPreBuild = ({ utils }) => utils.cache.restore(folders);
exports.onPostBuild = ({ utils }) => utils.cache.save(folders);
