module.exports = '/file-of-the-build';
