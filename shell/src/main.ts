// The shared parts are handed out asynchronously: nothing may ask for them before this line.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
